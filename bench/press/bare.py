"""The bare compiler, warm: for every line on standard input it compiles the folder's report once and says
how long that took, how much processor time, how many bytes came out, and the most memory so far."""

import resource
import sys
import time

import typst

folder, *fonts = sys.argv[1:]
compiler = typst.Compiler(
    input=f"{folder}/report.typ", root=folder, font_paths=fonts, ignore_system_fonts=True
)


def processor() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


for _ in sys.stdin:
    wall, cpu = time.perf_counter(), processor()
    pdf = compiler.compile(format="pdf", pdf_standards="ua-1")
    wall, cpu = time.perf_counter() - wall, processor() - cpu
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(wall, cpu, len(pdf), memory, flush=True)
