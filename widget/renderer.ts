/**
 * What `react` is in the widget's build: Preact and its hooks. All of preact/compat would cost 1.6 kB more on every page that opens the dialog, and
 * nothing here needs it (docs/decisions/003-preact-without-compat.md).
 */
import { type ComponentChild, createContext, render } from 'preact'

export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
export { createContext }

/** React's entry: renders into a container, and takes everything out of it again. */
export const createRoot = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
})
