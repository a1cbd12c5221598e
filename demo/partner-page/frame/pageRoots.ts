/** Where the trust's site and its API are, e.g. `http://localhost:4300` and `http://localhost:4301/api`. */
export interface PageRoots {
  siteRoot: string
  apiRoot: string
}
