#include "symbol_data.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler lists embedded files as dependencies: this file is compiled again when one of them changes.
static const SymbolFile files[] = {
    {"Arrows.symbols", (const char[]){
#embed "../Symbols/Data/Arrows.symbols"
    , 0}},
    {"Buildings.symbols", (const char[]){
#embed "../Symbols/Data/Buildings.symbols"
    , 0}},
    {"Charts.symbols", (const char[]){
#embed "../Symbols/Data/Charts.symbols"
    , 0}},
    {"Chevrons.symbols", (const char[]){
#embed "../Symbols/Data/Chevrons.symbols"
    , 0}},
    {"Clocks.symbols", (const char[]){
#embed "../Symbols/Data/Clocks.symbols"
    , 0}},
    {"Commerce.symbols", (const char[]){
#embed "../Symbols/Data/Commerce.symbols"
    , 0}},
    {"Communication.symbols", (const char[]){
#embed "../Symbols/Data/Communication.symbols"
    , 0}},
    {"Computers.symbols", (const char[]){
#embed "../Symbols/Data/Computers.symbols"
    , 0}},
    {"Currencies.symbols", (const char[]){
#embed "../Symbols/Data/Currencies.symbols"
    , 0}},
    {"CurvedArrows.symbols", (const char[]){
#embed "../Symbols/Data/CurvedArrows.symbols"
    , 0}},
    {"Devices.symbols", (const char[]){
#embed "../Symbols/Data/Devices.symbols"
    , 0}},
    {"Documents.symbols", (const char[]){
#embed "../Symbols/Data/Documents.symbols"
    , 0}},
    {"Drawing.symbols", (const char[]){
#embed "../Symbols/Data/Drawing.symbols"
    , 0}},
    {"Energy.symbols", (const char[]){
#embed "../Symbols/Data/Energy.symbols"
    , 0}},
    {"Figures.symbols", (const char[]){
#embed "../Symbols/Data/Figures.symbols"
    , 0}},
    {"Food.symbols", (const char[]){
#embed "../Symbols/Data/Food.symbols"
    , 0}},
    {"Health.symbols", (const char[]){
#embed "../Symbols/Data/Health.symbols"
    , 0}},
    {"Home.symbols", (const char[]){
#embed "../Symbols/Data/Home.symbols"
    , 0}},
    {"Keys.symbols", (const char[]){
#embed "../Symbols/Data/Keys.symbols"
    , 0}},
    {"Lists.symbols", (const char[]){
#embed "../Symbols/Data/Lists.symbols"
    , 0}},
    {"Living.symbols", (const char[]){
#embed "../Symbols/Data/Living.symbols"
    , 0}},
    {"Mathematics.symbols", (const char[]){
#embed "../Symbols/Data/Mathematics.symbols"
    , 0}},
    {"People.symbols", (const char[]){
#embed "../Symbols/Data/People.symbols"
    , 0}},
    {"Pictures.symbols", (const char[]){
#embed "../Symbols/Data/Pictures.symbols"
    , 0}},
    {"Playback.symbols", (const char[]){
#embed "../Symbols/Data/Playback.symbols"
    , 0}},
    {"Rectangles.symbols", (const char[]){
#embed "../Symbols/Data/Rectangles.symbols"
    , 0}},
    {"Shapes.symbols", (const char[]){
#embed "../Symbols/Data/Shapes.symbols"
    , 0}},
    {"Signs.symbols", (const char[]){
#embed "../Symbols/Data/Signs.symbols"
    , 0}},
    {"Sky.symbols", (const char[]){
#embed "../Symbols/Data/Sky.symbols"
    , 0}},
    {"Solids.symbols", (const char[]){
#embed "../Symbols/Data/Solids.symbols"
    , 0}},
    {"Sound.symbols", (const char[]){
#embed "../Symbols/Data/Sound.symbols"
    , 0}},
    {"Sports.symbols", (const char[]){
#embed "../Symbols/Data/Sports.symbols"
    , 0}},
    {"Squares.symbols", (const char[]){
#embed "../Symbols/Data/Squares.symbols"
    , 0}},
    {"Text.symbols", (const char[]){
#embed "../Symbols/Data/Text.symbols"
    , 0}},
    {"Tools.symbols", (const char[]){
#embed "../Symbols/Data/Tools.symbols"
    , 0}},
    {"Transport.symbols", (const char[]){
#embed "../Symbols/Data/Transport.symbols"
    , 0}},
    {"Weather.symbols", (const char[]){
#embed "../Symbols/Data/Weather.symbols"
    , 0}},
    {"Windows.symbols", (const char[]){
#embed "../Symbols/Data/Windows.symbols"
    , 0}},
};

const SymbolFile *symbol_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
