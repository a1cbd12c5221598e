/** The environment variables of the site's program. docs/configuration.md lists them all; a test compares. */
import { commonVariables } from '../../shared/configuration/commonVariables.ts'
import { port } from '../../shared/configuration/rules.ts'
import { withDefault } from '../../shared/configuration/variable.ts'

export const siteVariables = {
  ...commonVariables,
  SITE_PORT: withDefault('4300', {
    meaning: 'the port that the site listens on',
    rule: port,
  }),
} as const
