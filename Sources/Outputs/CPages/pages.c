#include "pages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler lists embedded files as dependencies: this file is compiled again when one of them changes.
static const PageFile files[] = {
    {"Explain/details.js", (const char[]){
#embed "../Pages/Files/Explain/details.js"
    , 0}},
    {"Explain/main.js", (const char[]){
#embed "../Pages/Files/Explain/main.js"
    , 0}},
    {"Explain/model.js", (const char[]){
#embed "../Pages/Files/Explain/model.js"
    , 0}},
    {"Explain/page.html", (const char[]){
#embed "../Pages/Files/Explain/page.html"
    , 0}},
    {"Explain/replay.js", (const char[]){
#embed "../Pages/Files/Explain/replay.js"
    , 0}},
    {"Explain/stage.js", (const char[]){
#embed "../Pages/Files/Explain/stage.js"
    , 0}},
    {"Explain/style.css", (const char[]){
#embed "../Pages/Files/Explain/style.css"
    , 0}},
    {"Explain/tree.js", (const char[]){
#embed "../Pages/Files/Explain/tree.js"
    , 0}},
    {"Gallery/main.js", (const char[]){
#embed "../Pages/Files/Gallery/main.js"
    , 0}},
    {"Gallery/page.html", (const char[]){
#embed "../Pages/Files/Gallery/page.html"
    , 0}},
    {"Gallery/style.css", (const char[]){
#embed "../Pages/Files/Gallery/style.css"
    , 0}},
    {"Preview/bars.css", (const char[]){
#embed "../Pages/Files/Preview/bars.css"
    , 0}},
    {"Preview/bars.js", (const char[]){
#embed "../Pages/Files/Preview/bars.js"
    , 0}},
    {"Preview/clock.js", (const char[]){
#embed "../Pages/Files/Preview/clock.js"
    , 0}},
    {"Preview/controls.js", (const char[]){
#embed "../Pages/Files/Preview/controls.js"
    , 0}},
    {"Preview/elements.css", (const char[]){
#embed "../Pages/Files/Preview/elements.css"
    , 0}},
    {"Preview/elements.js", (const char[]){
#embed "../Pages/Files/Preview/elements.js"
    , 0}},
    {"Preview/frame.js", (const char[]){
#embed "../Pages/Files/Preview/frame.js"
    , 0}},
    {"Preview/input.js", (const char[]){
#embed "../Pages/Files/Preview/input.js"
    , 0}},
    {"Preview/insight.css", (const char[]){
#embed "../Pages/Files/Preview/insight.css"
    , 0}},
    {"Preview/insight.js", (const char[]){
#embed "../Pages/Files/Preview/insight.js"
    , 0}},
    {"Preview/inspect.css", (const char[]){
#embed "../Pages/Files/Preview/inspect.css"
    , 0}},
    {"Preview/inspect.js", (const char[]){
#embed "../Pages/Files/Preview/inspect.js"
    , 0}},
    {"Preview/keyboard.js", (const char[]){
#embed "../Pages/Files/Preview/keyboard.js"
    , 0}},
    {"Preview/live.js", (const char[]){
#embed "../Pages/Files/Preview/live.js"
    , 0}},
    {"Preview/many.css", (const char[]){
#embed "../Pages/Files/Preview/many.css"
    , 0}},
    {"Preview/many.js", (const char[]){
#embed "../Pages/Files/Preview/many.js"
    , 0}},
    {"Preview/page.html", (const char[]){
#embed "../Pages/Files/Preview/page.html"
    , 0}},
    {"Preview/panels.css", (const char[]){
#embed "../Pages/Files/Preview/panels.css"
    , 0}},
    {"Preview/record.js", (const char[]){
#embed "../Pages/Files/Preview/record.js"
    , 0}},
    {"Preview/stage.js", (const char[]){
#embed "../Pages/Files/Preview/stage.js"
    , 0}},
    {"Preview/states.js", (const char[]){
#embed "../Pages/Files/Preview/states.js"
    , 0}},
    {"Preview/style.css", (const char[]){
#embed "../Pages/Files/Preview/style.css"
    , 0}},
    {"Preview/surroundings.css", (const char[]){
#embed "../Pages/Files/Preview/surroundings.css"
    , 0}},
    {"Preview/surroundings.js", (const char[]){
#embed "../Pages/Files/Preview/surroundings.js"
    , 0}},
    {"Preview/variants.css", (const char[]){
#embed "../Pages/Files/Preview/variants.css"
    , 0}},
    {"Preview/variants.js", (const char[]){
#embed "../Pages/Files/Preview/variants.js"
    , 0}},
    {"Shared/base.css", (const char[]){
#embed "../Pages/Files/Shared/base.css"
    , 0}},
    {"Shared/element.js", (const char[]){
#embed "../Pages/Files/Shared/element.js"
    , 0}},
    {"Test/main.js", (const char[]){
#embed "../Pages/Files/Test/main.js"
    , 0}},
    {"Test/page.html", (const char[]){
#embed "../Pages/Files/Test/page.html"
    , 0}},
    {"Test/style.css", (const char[]){
#embed "../Pages/Files/Test/style.css"
    , 0}},
};

const PageFile *page_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
