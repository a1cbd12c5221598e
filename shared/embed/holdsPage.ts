/**
 * Whether an opener contains a part of the page, which must work as without us. HTML does not close `<donate-button/>`: the parser puts all that follows into it.
 * One control and a few words are the opener's own. The loader, the embed doctor and `diagnose()` share this rule.
 */
export const holdsPage = (opener: { querySelectorAll(selectors: string): { length: number } }): boolean =>
  opener.querySelectorAll('a,button,input').length > 1 || opener.querySelectorAll('p,li').length > 2
