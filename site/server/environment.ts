/** The environment variables of the site's program. docs/configuration.md lists them all; a test compares. */
import { commonVariables } from '../../shared/configuration/commonVariables.ts'
import { port, text } from '../../shared/configuration/rules.ts'
import { needed, optional, withDefault } from '../../shared/configuration/variable.ts'

export const siteVariables = {
  ...commonVariables,
  SITE_PORT: withDefault('4300', {
    meaning: 'the port that the site listens on',
    rule: port,
  }),
  TRUST_NAME: needed('Example Trust', {
    meaning: "your trust's name in English, as the site's titles, header and footer show it",
    example: 'Asha Trust',
    rule: text('a name'),
  }),
  TRUST_NAME_HI: optional({
    meaning: 'the same name in Hindi; without it Hindi pages show the English one',
    example: 'आशा न्यास',
    rule: text('a name'),
  }),
} as const
