/**
 * What `react` is in the widget's build: Preact and its hooks. All of preact/compat would cost 1.6 kB more on every page that opens the dialog, and
 * nothing here needs it (docs/decisions/003-preact-without-compat.md).
 */
import { Component, type ComponentChild, createContext, options, render } from 'preact'

// No `useEffect`: it waits for a frame of the page's, and pages have put something that throws in that place.
export { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
export { Component, createContext }

// What a page has put on Object.prototype is no property of ours: markup and handlers would come in that way.
options.vnode = ({ props }) => Object.setPrototypeOf(props, null)

/** React's entry: renders into a container, and takes everything out of it again. */
export const createRoot = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
})
