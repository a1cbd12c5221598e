/** A public widget beside which ours is measured: how its documentation puts it on a page, and what opening it looks like. */
export interface Peer {
  name: string
  /** Part of its page's address. */
  slug: string
  /** npm packages with their exact versions: installed for the bench, no dependency of the project. */
  packages: Readonly<Record<string, string>>
  /** Goes into the page's head. */
  head?: string
  /** What a visitor presses stands in it, if the peer does not make it itself. */
  body: string
  /** The page owner's own module: bundled with what it imports. */
  script?: string
  /** Files that a page owner hosts as they are: address below the page, path in node_modules. */
  files?: Readonly<Record<string, string>>
  /** What is pressed, what is there once it has opened, and the first control that can be used: see `Watched`. */
  opener: string
  openedWhen: string
  /** Absent: the peer opens a frame from its makers' server, and only the shell around it is measured. */
  usableWhen?: string
  /** Stands for its makers' servers; undefined: no such address. */
  answer?: (url: URL) => object | undefined
}
