/** The parts of an act that only a signed-in person needs. */
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../../shared/contract/transport.ts'
import { reauthenticate } from '../../../shared/contract/people/account.ts'
import { href } from '../../app/paths.ts'
import { notify } from '../../app/notify.ts'
import { type Services, useServices } from '../../app/services.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../Button.tsx'
import { described, FieldFrame } from '../forms/Field.tsx'
import forms from '../forms/Form.module.css'
import { useLogout } from '../member/useLogout.ts'
import type { ProofProps } from './useAct.ts'

/** After success: loads stale queries again, and shows the toast. */
export const finish = async (services: Services, refreshes: readonly string[] = [], toast?: string | false | null) => {
  if (toast) notify({ kind: 'success', title: toast })
  const client = queryClientOf(services)
  await Promise.all(refreshes.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** Asks for the password in place, and sends it before the next try of the act. An account without a password signs in again. */
export const PasswordProof = (props: ProofProps) => (
  // Not every page has loaded the words. The page stays while they load.
  <Suspense>
    <div className={forms.proof}>
      <PasswordField {...props} />
    </div>
  </Suspense>
)

const PasswordField = ({ act: { setProof }, section }: ProofProps) => {
  const texts = useTexts('checks').proof
  const { api } = useServices()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    setProof(async () => {
      setProblem(undefined)
      const password = field.current?.value
      if (!password) return
      try {
        await reauthenticate(api, { password })
      } catch (error) {
        if (!(error instanceof ApiError && 'password' in error.fields)) throw error
        setProblem(texts.wrong)
        // The act waits for the right one.
        throw new ApiError('refused', { code: 'reauthenticate' })
      }
    })
    return () => setProof(null)
  })
  return (
    <>
      <FieldFrame id={id} label={texts.password} problem={problem} hint={texts.why} alert>
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="current-password"
          {...described(id, problem, texts.why)}
        />
      </FieldFrame>
      <SignInAgain section={section} />
    </>
  )
}

/** Signs out and opens the sign-in page, which leads back here. */
const SignInAgain = ({ section }: Pick<ProofProps, 'section'>) => {
  const { proof } = useTexts('checks')
  const { pathname, search } = useLocation()
  const logout = useLogout(href.login(`${pathname}${search}${section ? `#${section}` : ''}`))
  return (
    <Button look="text" className={forms.link} onClick={() => void logout()}>
      {proof.again}
    </Button>
  )
}
