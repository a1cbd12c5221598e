import { checkAccent } from '../accent.ts'

/**
 * Lines for a page's style sheet: the link in `<donate-button>` is what is pressed, and these make a button of it, also before the script has come and
 * where it is blocked; so nothing moves when it comes. Several, on a narrow page one under the other, do not touch.
 *
 * @param accent as somebody typed it
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
