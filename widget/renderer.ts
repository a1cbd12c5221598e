/**
 * What `react` is in the widget's build: Preact and its hooks. All of preact/compat would add 1.6 kB to every page that opens the dialog, and nothing
 * here needs it (docs/decisions/003-preact-without-compat.md).
 */
import { Component, type ComponentChild, createContext, options, render } from 'preact'

// No `useEffect`: it waits for the page's `requestAnimationFrame`, and some pages have replaced it by something that throws.
export { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
export { Component, createContext }

// Properties that a page has put on Object.prototype are not ours: they could inject markup and handlers.
options.vnode = ({ props }) => Object.setPrototypeOf(props, null)

/** React's entry point: renders into a container, and removes everything from it again. */
export const createRoot = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
})
