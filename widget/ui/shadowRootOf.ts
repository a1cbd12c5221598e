/** The shadow root around a part of the widget: all that the widget draws is in one. */
export const shadowRootOf = (part: Element): ShadowRoot => part.getRootNode() as ShadowRoot
