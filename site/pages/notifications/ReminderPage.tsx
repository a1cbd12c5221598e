import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stopMails } from '../../../shared/contract/donation/dedication.ts'
import { paths } from '../../app/paths.ts'
import { AccountPage } from '../../components/AccountPage.tsx'
import { ActButton } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { LinkButton } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** `/reminder#LINK`, from a mail: one press ends the mails before special days; with `?of=deeds` those of deeds. Opening the link changes nothing, because mail programs open links, too. */
export const ReminderPage = () => {
  const all = useTexts('dedication').reminder
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => hash.slice(1))
  const [kind] = useState<'days' | 'deeds'>(() => (search === '?of=deeds' ? 'deeds' : 'days'))
  const texts = { ...all, ...all[kind] }
  // The link belongs to one person, so it stays in no history.
  useEffect(() => void navigate(paths.reminder, { replace: true }), [navigate])
  const act = useAct({
    call: (api) => stopMails(api, link),
    say: texts.stopped,
    explain: ({ status }) => (status === 404 || status === 422 ? texts.uselessText : undefined),
  })
  if (link === '')
    return (
      <AccountPage title={texts.title} heading={texts.useless} lead={texts.uselessText}>
        <LinkButton to={paths.profile}>{texts.profile}</LinkButton>
      </AccountPage>
    )
  return (
    <AccountPage title={texts.title} heading={texts.title} lead={texts.lead}>
      <ActButton act={act} look="primary">
        {act.result === undefined ? texts.stop : null}
      </ActButton>
    </AccountPage>
  )
}
