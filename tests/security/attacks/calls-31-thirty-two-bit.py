# id: calls-31-thirty-two-bit
# tries: call the kernel as a 32-bit program
# must: held
# witness: plain
import ctypes, mmap, os, signal
code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
code.write(b"\xb8\x14\x00\x00\x00\xcd\x80\xc3")  # getpid of the 32-bit table
call = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
child = os.fork()
if child == 0: os._exit(5 if call() > 0 else 0)
status = os.waitpid(child, 0)[1]
# A kernel without 32-bit calls ends who tries one.
if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGSEGV: print("HELD NOT HERE")
else: print("ESCAPED" if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 5 else "HELD", status)
