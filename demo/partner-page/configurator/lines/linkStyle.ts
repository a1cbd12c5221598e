import { checkAccent } from '../accent.ts'

/**
 * Lines for a page's style sheet. Visitors press the link inside `<donate-button>`, and these lines make it look like a button. They work before the
 * script has loaded, and if it is blocked. So nothing moves when it loads. Several buttons, stacked on a narrow page, keep a distance.
 *
 * @param accent as typed
 */
export function linkStyle(accent: string): string {
  const { colour, text } = checkAccent(accent)
  return `donate-button a {
  display: inline-block;
  margin: 4px 0;
  padding: 12px 24px;
  border-radius: 4px;
  background: ${colour};
  color: ${text};
  font: 600 17px/1.5 system-ui, sans-serif;
  text-decoration: none;
}`
}
