# id: calls-31-thirty-two-bit
# tries: call the kernel as a 32-bit program
# must: held
# witness: plain
import ctypes, mmap
code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
code.write(b"\xb8\x14\x00\x00\x00\xcd\x80\xc3")  # getpid of the 32-bit table
call = ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
answer = call()
print("ESCAPED" if answer > 0 else "HELD", answer)
