import { declarationSchema, declareRequestSchema, shownNoticeSchema } from '../../shared/contract/people/declaration.ts'
import { exportQuerySchema, myDataSchema, withdrawRequestSchema } from '../../shared/contract/people/myData.ts'
import type { Route } from '../call.ts'
import { declaration, declare } from '../donors/privacy/declaration.ts'
import { exportData, requireExportProof } from '../donors/privacy/exportData.ts'
import { myData, withdrawConsent } from '../donors/privacy/myData.ts'
import { privacyNotice } from '../donors/privacy/privacyNotice.ts'
import { donorRead, donorWrite, ownRead, ownWrite, siteRead } from './callers.ts'

/** What a donor declares before the first donation, and a person's rights over their own data. */
export const privacyRoutes: readonly Route[] = [
  siteRead('privacy-notice', 'The notice about personal data of today, for forms that make an account', {
    answer: shownNoticeSchema,
    handle: privacyNotice,
  }),
  donorRead('donation/declaration', 'What the caller declared about citizenship, and the texts of the question', {
    answer: declarationSchema,
    handle: declaration,
  }),
  donorWrite('donation/declare', 'Declares to be an Indian citizen, an Indian organisation, or neither', {
    body: declareRequestSchema,
    answer: declarationSchema,
    refusals: [409, 429],
    handle: declare,
  }),
  ownRead('my-data', 'What the trust keeps about the caller', { answer: myDataSchema, handle: myData }),
  ownRead(
    'my-data/export',
    'Everything that the trust keeps about the caller, as a file; 403 `reauthenticate` after ten minutes',
    {
      query: exportQuerySchema,
      refusals: [429],
      other: { answer: { status: 200, type: 'application/json' } },
      file: requireExportProof,
      handle: exportData,
    },
  ),
  ownWrite('my-data/withdraw', 'Withdraws consent to one purpose: deletes what was entered for it', {
    body: withdrawRequestSchema,
    answer: myDataSchema,
    handle: withdrawConsent,
  }),
]
