let copies = 0

/**
 * A copy of a module in its first state, as after a new load of the page. It shares what it imports with everybody.
 *
 * @param path relative to the widget's folder
 */
export const newCopy = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ `../${path}?copy=${++copies}`)
