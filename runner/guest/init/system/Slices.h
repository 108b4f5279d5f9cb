#pragma once

namespace sandpad::guest {

/// The scheduler of Linux gives a process the processor in slices, of some milliseconds each. One
/// with shorter slices gets no more time, but gets it sooner: beside 180 busy processes in 30
/// sessions it woke after 30 ms at most instead of 56. From Linux 6.12 on; elsewhere both do
/// nothing. Threads and children that are made later have the same.
///
/// Source: Documentation/scheduler/sched-eevdf.rst of Linux.
void takeShortSlices();

/// The slices that processes usually have.
void takeUsualSlices();

} // namespace sandpad::guest
