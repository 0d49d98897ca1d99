#!/usr/bin/env python3
"""Points by matplotlib, or by Vega-Lite through vl-convert: charts.py matplotlib|vega COUNT."""
import io
import json
import sys
import time

import numpy


def timed(make):
    start = time.perf_counter()
    result = make()
    return (time.perf_counter() - start) * 1000, result


def matplotlib_figures(x, y):
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plot

    def draw(form):
        figure, axes = plot.subplots(figsize=(6.4, 4.8), dpi=100)
        axes.scatter(x, y, s=28)
        axes.grid(True)
        file = io.BytesIO()
        figure.savefig(file, format=form)
        plot.close(figure)
        return file.getvalue()

    draw("png") if len(x) <= 10_000 else None
    figures = {"PNG ms": timed(lambda: draw("png"))[0]}
    if len(x) <= 10_000:
        figures["SVG ms"], file = timed(lambda: draw("svg"))
        figures["SVG bytes"] = len(file)
    return figures


def vega_figures(x, y):
    import vl_convert

    def specification():
        return {"width": 600, "height": 440, "mark": {"type": "circle", "size": 50},
                "data": {"values": [{"x": a, "y": b} for a, b in zip(x.tolist(), y.tolist())]},
                "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}}}

    vl_convert.vegalite_to_svg({"mark": "point", "data": {"values": []}})
    png, _ = timed(lambda: vl_convert.vegalite_to_png(specification()))
    svg, text = timed(lambda: vl_convert.vegalite_to_svg(specification()))
    return {"PNG ms": png, "SVG ms": svg, "SVG bytes": len(text.encode())}


count = int(sys.argv[2])
random = numpy.random.default_rng(1)
x, y = random.random(count) * 100, random.random(count) * random.random(count) * 100
print(json.dumps((matplotlib_figures if sys.argv[1] == "matplotlib" else vega_figures)(x, y)))
