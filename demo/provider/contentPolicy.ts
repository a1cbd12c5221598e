/** Content policy of the provider's pages: only their own style. `more` adds what one page needs. */
export const contentPolicy = (more: string): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; ${more}`
