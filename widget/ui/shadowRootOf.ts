/** The shadow root around an element of the widget: everything is drawn in one. */
export const shadowRootOf = (part: Element): ShadowRoot => part.getRootNode() as ShadowRoot
