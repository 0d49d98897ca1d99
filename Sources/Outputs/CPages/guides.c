#include "pages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Written by tools/embedded-sources. The compiler lists embedded files as dependencies: this file is compiled again
// when one of them changes.
static const PageFile files[] = {
    {"Alignment", (const char[]){
#embed "../../../Docs/Layout/Alignment.md"
    , 0}},
    {"Charts", (const char[]){
#embed "../../../Docs/Layout/Charts.md"
    , 0}},
    {"Containers", (const char[]){
#embed "../../../Docs/Layout/Containers.md"
    , 0}},
    {"Contents", (const char[]){
#embed "../../../Docs/Layout/README.md"
    , 0}},
    {"Lists", (const char[]){
#embed "../../../Docs/Layout/Lists.md"
    , 0}},
    {"Modifiers", (const char[]){
#embed "../../../Docs/Layout/Modifiers.md"
    , 0}},
    {"Primitives", (const char[]){
#embed "../../../Docs/Layout/Primitives.md"
    , 0}},
    {"Reference/Alignment", (const char[]){
#embed "../../../Docs/Layout/Reference/Alignment.md"
    , 0}},
    {"Reference/AnyView", (const char[]){
#embed "../../../Docs/Layout/Reference/AnyView.md"
    , 0}},
    {"Reference/Button", (const char[]){
#embed "../../../Docs/Layout/Reference/Button.md"
    , 0}},
    {"Reference/Chart", (const char[]){
#embed "../../../Docs/Layout/Reference/Chart.md"
    , 0}},
    {"Reference/Circle", (const char[]){
#embed "../../../Docs/Layout/Reference/Circle.md"
    , 0}},
    {"Reference/Color", (const char[]){
#embed "../../../Docs/Layout/Reference/Color.md"
    , 0}},
    {"Reference/Contents", (const char[]){
#embed "../../../Docs/Layout/Reference/README.md"
    , 0}},
    {"Reference/Divider", (const char[]){
#embed "../../../Docs/Layout/Reference/Divider.md"
    , 0}},
    {"Reference/EmptyView", (const char[]){
#embed "../../../Docs/Layout/Reference/EmptyView.md"
    , 0}},
    {"Reference/ForEach", (const char[]){
#embed "../../../Docs/Layout/Reference/ForEach.md"
    , 0}},
    {"Reference/Form", (const char[]){
#embed "../../../Docs/Layout/Reference/Form.md"
    , 0}},
    {"Reference/GeometryProxy", (const char[]){
#embed "../../../Docs/Layout/Reference/GeometryProxy.md"
    , 0}},
    {"Reference/GeometryReader", (const char[]){
#embed "../../../Docs/Layout/Reference/GeometryReader.md"
    , 0}},
    {"Reference/GridItem", (const char[]){
#embed "../../../Docs/Layout/Reference/GridItem.md"
    , 0}},
    {"Reference/HStack", (const char[]){
#embed "../../../Docs/Layout/Reference/HStack.md"
    , 0}},
    {"Reference/HorizontalAlignment", (const char[]){
#embed "../../../Docs/Layout/Reference/HorizontalAlignment.md"
    , 0}},
    {"Reference/Image", (const char[]){
#embed "../../../Docs/Layout/Reference/Image.md"
    , 0}},
    {"Reference/Label", (const char[]){
#embed "../../../Docs/Layout/Reference/Label.md"
    , 0}},
    {"Reference/LabeledContent", (const char[]){
#embed "../../../Docs/Layout/Reference/LabeledContent.md"
    , 0}},
    {"Reference/LazyVGrid", (const char[]){
#embed "../../../Docs/Layout/Reference/LazyVGrid.md"
    , 0}},
    {"Reference/LazyVStack", (const char[]){
#embed "../../../Docs/Layout/Reference/LazyVStack.md"
    , 0}},
    {"Reference/List", (const char[]){
#embed "../../../Docs/Layout/Reference/List.md"
    , 0}},
    {"Reference/NavigationStack", (const char[]){
#embed "../../../Docs/Layout/Reference/NavigationStack.md"
    , 0}},
    {"Reference/Path", (const char[]){
#embed "../../../Docs/Layout/Reference/Path.md"
    , 0}},
    {"Reference/Picker", (const char[]){
#embed "../../../Docs/Layout/Reference/Picker.md"
    , 0}},
    {"Reference/ProgressView", (const char[]){
#embed "../../../Docs/Layout/Reference/ProgressView.md"
    , 0}},
    {"Reference/ProposedViewSize", (const char[]){
#embed "../../../Docs/Layout/Reference/ProposedViewSize.md"
    , 0}},
    {"Reference/Rectangle", (const char[]){
#embed "../../../Docs/Layout/Reference/Rectangle.md"
    , 0}},
    {"Reference/ScrollView", (const char[]){
#embed "../../../Docs/Layout/Reference/ScrollView.md"
    , 0}},
    {"Reference/Section", (const char[]){
#embed "../../../Docs/Layout/Reference/Section.md"
    , 0}},
    {"Reference/Slider", (const char[]){
#embed "../../../Docs/Layout/Reference/Slider.md"
    , 0}},
    {"Reference/Spacer", (const char[]){
#embed "../../../Docs/Layout/Reference/Spacer.md"
    , 0}},
    {"Reference/Stepper", (const char[]){
#embed "../../../Docs/Layout/Reference/Stepper.md"
    , 0}},
    {"Reference/TabView", (const char[]){
#embed "../../../Docs/Layout/Reference/TabView.md"
    , 0}},
    {"Reference/Text", (const char[]){
#embed "../../../Docs/Layout/Reference/Text.md"
    , 0}},
    {"Reference/TextField", (const char[]){
#embed "../../../Docs/Layout/Reference/TextField.md"
    , 0}},
    {"Reference/Toggle", (const char[]){
#embed "../../../Docs/Layout/Reference/Toggle.md"
    , 0}},
    {"Reference/UnitPoint", (const char[]){
#embed "../../../Docs/Layout/Reference/UnitPoint.md"
    , 0}},
    {"Reference/VStack", (const char[]){
#embed "../../../Docs/Layout/Reference/VStack.md"
    , 0}},
    {"Reference/ZStack", (const char[]){
#embed "../../../Docs/Layout/Reference/ZStack.md"
    , 0}},
    {"Reference/alignmentGuide", (const char[]){
#embed "../../../Docs/Layout/Reference/alignmentGuide.md"
    , 0}},
    {"Reference/aspectRatio", (const char[]){
#embed "../../../Docs/Layout/Reference/aspectRatio.md"
    , 0}},
    {"Reference/background", (const char[]){
#embed "../../../Docs/Layout/Reference/background.md"
    , 0}},
    {"Reference/border", (const char[]){
#embed "../../../Docs/Layout/Reference/border.md"
    , 0}},
    {"Reference/clipped", (const char[]){
#embed "../../../Docs/Layout/Reference/clipped.md"
    , 0}},
    {"Reference/controlSize", (const char[]){
#embed "../../../Docs/Layout/Reference/controlSize.md"
    , 0}},
    {"Reference/fixedSize", (const char[]){
#embed "../../../Docs/Layout/Reference/fixedSize.md"
    , 0}},
    {"Reference/frame", (const char[]){
#embed "../../../Docs/Layout/Reference/frame.md"
    , 0}},
    {"Reference/hidden", (const char[]){
#embed "../../../Docs/Layout/Reference/hidden.md"
    , 0}},
    {"Reference/ignoresSafeArea", (const char[]){
#embed "../../../Docs/Layout/Reference/ignoresSafeArea.md"
    , 0}},
    {"Reference/imageScale", (const char[]){
#embed "../../../Docs/Layout/Reference/imageScale.md"
    , 0}},
    {"Reference/labelsHidden", (const char[]){
#embed "../../../Docs/Layout/Reference/labelsHidden.md"
    , 0}},
    {"Reference/layoutDirection", (const char[]){
#embed "../../../Docs/Layout/Reference/layoutDirection.md"
    , 0}},
    {"Reference/layoutPriority", (const char[]){
#embed "../../../Docs/Layout/Reference/layoutPriority.md"
    , 0}},
    {"Reference/lineLimit", (const char[]){
#embed "../../../Docs/Layout/Reference/lineLimit.md"
    , 0}},
    {"Reference/listRowInsets", (const char[]){
#embed "../../../Docs/Layout/Reference/listRowInsets.md"
    , 0}},
    {"Reference/mask", (const char[]){
#embed "../../../Docs/Layout/Reference/mask.md"
    , 0}},
    {"Reference/matchedGeometryEffect", (const char[]){
#embed "../../../Docs/Layout/Reference/matchedGeometryEffect.md"
    , 0}},
    {"Reference/minimumScaleFactor", (const char[]){
#embed "../../../Docs/Layout/Reference/minimumScaleFactor.md"
    , 0}},
    {"Reference/multilineTextAlignment", (const char[]){
#embed "../../../Docs/Layout/Reference/multilineTextAlignment.md"
    , 0}},
    {"Reference/offset", (const char[]){
#embed "../../../Docs/Layout/Reference/offset.md"
    , 0}},
    {"Reference/overlay", (const char[]){
#embed "../../../Docs/Layout/Reference/overlay.md"
    , 0}},
    {"Reference/padding", (const char[]){
#embed "../../../Docs/Layout/Reference/padding.md"
    , 0}},
    {"Reference/position", (const char[]){
#embed "../../../Docs/Layout/Reference/position.md"
    , 0}},
    {"Reference/resizable", (const char[]){
#embed "../../../Docs/Layout/Reference/resizable.md"
    , 0}},
    {"Reference/rotationEffect", (const char[]){
#embed "../../../Docs/Layout/Reference/rotationEffect.md"
    , 0}},
    {"Reference/safeAreaInset", (const char[]){
#embed "../../../Docs/Layout/Reference/safeAreaInset.md"
    , 0}},
    {"Reference/scaleEffect", (const char[]){
#embed "../../../Docs/Layout/Reference/scaleEffect.md"
    , 0}},
    {"Reference/scaledToFit", (const char[]){
#embed "../../../Docs/Layout/Reference/scaledToFit.md"
    , 0}},
    {"Reference/sizeThatFits", (const char[]){
#embed "../../../Docs/Layout/Reference/sizeThatFits.md"
    , 0}},
    {"Reference/stroke", (const char[]){
#embed "../../../Docs/Layout/Reference/stroke.md"
    , 0}},
    {"Reference/trim", (const char[]){
#embed "../../../Docs/Layout/Reference/trim.md"
    , 0}},
    {"Reference/zIndex", (const char[]){
#embed "../../../Docs/Layout/Reference/zIndex.md"
    , 0}},
    {"SafeArea", (const char[]){
#embed "../../../Docs/Layout/SafeArea.md"
    , 0}},
    {"Scrolling", (const char[]){
#embed "../../../Docs/Layout/Scrolling.md"
    , 0}},
    {"Spacing", (const char[]){
#embed "../../../Docs/Layout/Spacing.md"
    , 0}},
    {"Stacks", (const char[]){
#embed "../../../Docs/Layout/Stacks.md"
    , 0}},
    {"Symbols", (const char[]){
#embed "../../../Docs/Layout/Symbols.md"
    , 0}},
    {"Text", (const char[]){
#embed "../../../Docs/Layout/Text.md"
    , 0}},
    {"Updates", (const char[]){
#embed "../../../Docs/Layout/Updates.md"
    , 0}},
    {"skill", (const char[]){
#embed "../../../Docs/Guide/SKILL.md"
    , 0}},
};

const PageFile *guide_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
