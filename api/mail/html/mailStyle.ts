/** The colours of the site (shared/tokens.css). Mail programs know no custom properties. */
const light = { paper: '#fbf7ef', card: '#fffdf8', line: '#d8cbb5', ink: '#2a211b', soft: '#5e5046', river: '#1f5a5e' }
const dark = { paper: '#14191a', card: '#1d2526', line: '#37423f', ink: '#ede6da', soft: '#b9b0a3', river: '#7fc4c4' }

const text = "font-family:Mukta,'Noto Sans Devanagari','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles, by part of the frame. */
export const style = {
  page: `margin:0;padding:0;background:${light.paper};color:${light.ink};${text}`,
  around: `background:${light.paper}`,
  margin: 'padding:24px 12px',
  column: 'max-width:560px',
  name: `${text};font-size:18px;line-height:28px;font-weight:600;color:${light.river};padding:0 4px 12px`,
  card: `${text};background:${light.card};border:1px solid ${light.line};border-radius:12px;padding:20px 20px 4px;color:${light.ink}`,
  paragraph: `${text};margin:0 0 16px;font-size:16px;line-height:26px;overflow-wrap:anywhere`,
  facts: `border-top:1px solid ${light.line};margin:0 0 16px`,
  label: `${text};font-size:14px;line-height:20px;color:${light.soft};padding:8px 0 0`,
  value: `${text};font-size:16px;line-height:24px;color:${light.ink};padding:0 0 8px;border-bottom:1px solid ${light.line};overflow-wrap:anywhere`,
  link: `color:${light.river};text-decoration:underline;overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 0;padding:12px 20px;border-radius:4px;background:${light.river};color:#ffffff;font-weight:600;text-decoration:none`,
  footer: `${text};font-size:14px;line-height:22px;color:${light.soft};padding:16px 4px 0`,
} as const

/** For mail programs that know the reader's theme. The inline styles win over anything that is not important. */
export const darkStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important;color:${dark.ink}!important}
.facts,.value{border-color:${dark.line}!important}.value{color:${dark.ink}!important}.soft{color:${dark.soft}!important}
.name,.link{color:${dark.river}!important}.button{background:${dark.river}!important;color:#0e2427!important}}`
