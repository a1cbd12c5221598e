import { declarationSchema, declareRequestSchema, shownNoticeSchema } from '../../shared/contract/people/declaration.ts'
import { exportQuerySchema, myDataSchema, withdrawRequestSchema } from '../../shared/contract/people/myData.ts'
import type { Route } from '../platform/http/call.ts'
import { declaration, declare } from '../donors/privacy/declaration.ts'
import { exportData } from '../donors/privacy/export/exportData.ts'
import { myData, withdrawConsent } from '../donors/privacy/myData.ts'
import { privacyNotice } from '../donors/privacy/privacyNotice.ts'
import { donorWrite, ownRead, ownWrite } from './callers.ts'

/** What a donor declares before the first donation, and a person's rights over their own data. */
export const privacyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'privacy-notice',
    audience: 'site',
    auth: 'none',
    summary: 'The notice about personal data of today, for forms that make an account',
    answer: shownNoticeSchema,
    handle: privacyNotice,
  },
  {
    method: 'GET',
    path: 'donation/declaration',
    audience: 'donate',
    auth: 'donor',
    summary: 'What the caller declared about citizenship, and the texts of the question',
    answer: declarationSchema,
    handle: declaration,
  },
  {
    ...donorWrite,
    path: 'donation/declare',
    summary: 'Declares to be an Indian citizen, an Indian organisation, or neither',
    body: declareRequestSchema,
    answer: declarationSchema,
    refusals: [409, 429],
    handle: declare,
  },
  {
    ...ownRead,
    path: 'my-data',
    summary: 'What the trust keeps about the caller',
    answer: myDataSchema,
    handle: myData,
  },
  {
    ...ownRead,
    path: 'my-data/export',
    summary: 'Everything that the trust keeps about the caller, as a file; 403 `reauthenticate` after ten minutes',
    query: exportQuerySchema,
    answer: null,
    refusals: [429],
    other: { answer: { status: 200, type: 'application/json' } },
    handle: exportData,
  },
  {
    ...ownWrite,
    path: 'my-data/withdraw',
    summary: 'Withdraws consent to one purpose: deletes what was entered for it',
    body: withdrawRequestSchema,
    answer: myDataSchema,
    handle: withdrawConsent,
  },
]
