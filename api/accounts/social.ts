import { namedSocialRequestSchema, registerRequestSchema } from '../../shared/contract/people/account.ts'
import { mostOfName } from '../../shared/contract/people/person.ts'
import * as z from 'zod/mini'
import type { Dependencies } from '../dependencies.ts'
import { readJson } from '../base/http/readRequest.ts'
import type { Call, OpenHandler } from '../call.ts'
import type { Language } from '../../shared/languages.ts'
import { conflict, invalid, unauthorized } from '../base/http/refusal.ts'
import { type IdClaims, verifyOnce } from './idToken.ts'
import { findIdentity, getUser, type StoredUser, openAccount } from './users.ts'
import { finishSignIn } from './signIn.ts'

/** Some clients also send what the provider's script gave them. Only an e-mail address that contradicts the token matters. */
const requestSchema = z.extend(namedSocialRequestSchema, { email: z.optional(z.unknown()) })
export const readSocial = ({ request }: Pick<Call, 'request'>) => readJson(request, requestSchema)

/**
 * `POST register/social`. Signs in with an identity provider's id token, and creates the account the first time. Accounts are keyed on provider and subject.
 * If another account uses the e-mail address, the answer is 409 `email_in_use`; nobody takes over an account this way (specification, decision 22). 401 if
 * the token does not verify, 503 if the provider's keys cannot be read now. 401, too, if its nonce is not from `login/nonce`, or either was used before. 422 `provider: unknown` if the provider is not
 * configured.
 */
export const registerSocial: OpenHandler<typeof requestSchema> = async ({ deps, request, language }, sent) => {
  const { provider, idToken, nonce, email, name = '', notice_version: version } = sent
  const trusted = deps.config.social[provider]
  if (!trusted) throw invalid({ provider: 'unknown' })
  const claims = await verifyOnce(deps, trusted, idToken, nonce)
  if (!claims || (email !== undefined && email !== null && email !== claims.email)) throw unauthorized()
  const known = await findIdentity(deps, provider, claims.subject)
  const user =
    known === null
      ? await createAccount(deps, provider, { ...claims, name: claims.name || name }, { version, language })
      : await getUser(deps, known)
  return { ...(await finishSignIn(deps, request, user, provider)), message: 'welcome' }
}

async function createAccount(
  deps: Dependencies,
  provider: string,
  claims: IdClaims,
  { version, language }: { version: string | undefined; language: Language },
): Promise<StoredUser> {
  const { email, name, subject } = claims
  // A donation needs a verified address that the payment provider accepts.
  const address = registerRequestSchema.shape.email.safeParse(email)
  if (!address.success || !claims.emailVerified) throw invalid({ idToken: 'email' })
  const user = await openAccount(deps, {
    email: address.data,
    full_name: nameOf(name),
    email_proven_at: deps.now(),
    language,
    noticeVersion: version,
    identity: { provider, subject },
  })
  if (!user) throw conflict('email_in_use')
  return user
}

/**
 * A provider's name as a person could type it at sign-up. The person may have typed anything at the provider: a line break would become a line of a mail, and
 * the database stores no NUL. Such signs become spaces; what is then still no name is left out, and the profile can change it.
 */
function nameOf(given: string): string {
  const typed = (text: string) => registerRequestSchema.shape.fullName.safeParse(text)
  const plain = given.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').replace(/^[^\p{L}\p{Nd}]+/u, '')
  const [asIs, tidied] = [typed(given), typed(plain.slice(0, mostOfName))]
  return asIs.data ?? tidied.data ?? 'Donor'
}
