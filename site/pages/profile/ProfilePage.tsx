import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type NotificationType,
  notificationTypes,
  updateNotificationSettings,
} from '../../../shared/contract/people/notification.ts'
import type { Profile } from '../../../shared/contract/people/profile.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { href, paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { useSession } from '../../app/session/useSession.ts'
import picture from '../../artwork/sign-in.svg'
import { LinkButton } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { pressedPart } from '../../components/content/pressedPart.tsx'
import { Scene } from '../../components/picture/Scene.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useDonations } from '../donation/donationQueries.ts'
import { AnchoredSections } from './AnchoredSections.tsx'
import { DatesSection } from './DatesSection.tsx'
import { DetailsSection, EmailSection, PasswordSection } from './AccountSections.tsx'
import { PledgeSection } from './PledgeSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Profile.module.css'
import { PictureSection } from './PictureSection.tsx'
import { useProfile } from './useProfile.ts'

/** `/profile`: open to anyone; a signed-out visitor sees an invitation (specification, decision 17). */
export const ProfilePage = () => {
  const { token } = useSession()
  return token ? <MemberProfile key={token} /> : <Invitation />
}

const MemberProfile = () => {
  const texts = useTexts('profile').profile
  const query = useProfile()
  return (
    <>
      <PageBanner page="profile" title={texts.title} text={texts.lead} />
      <div className="flow-page">
        <QueryState query={query}>{(profile) => <ProfileSections profile={profile} />}</QueryState>
      </div>
    </>
  )
}

/** For a visitor: the use of a profile, and both ways to get one. */
const Invitation = () => {
  const texts = useTexts('profile').profile
  const { login } = useTexts('account')
  return (
    <Scene picture={picture} title={texts.title} heading={texts.inviteTitle}>
      <p>{texts.invite}</p>
      <div className="flow-ways">
        <LinkButton to={href.login(paths.profile)}>{login.submit}</LinkButton>
        <LinkButton to={href.signup(paths.profile)} look="outline">
          {login.signup}
        </LinkButton>
      </div>
    </Scene>
  )
}

const skeleton = <div className={styles.skeleton} />

// Below the first view, so they load after the page.
const Pan = pressedPart(async () => (await import('./Pan.tsx')).Pan, skeleton)
const Sessions = pressedPart<object>(async () => (await import('./Sessions.tsx')).Sessions, skeleton)
const fetchSecondFactor = async () => (await import('./SecondFactor.tsx')).SecondFactor
const SecondFactor = pressedPart<object>(fetchSecondFactor, skeleton, ['signIn'])

/** Sections with anchors, each with its own save button, and the list of them beside. */
const ProfileSections = ({ profile }: { profile: Profile }) => {
  const { profile: texts, lang } = useTexts('profile')
  const pan = useTexts('member').pan
  const sessions = useTexts('profile').sessions
  // Another back end may not say whether the address is proven.
  const unproven = profile.email_proven === false
  const titles = [
    ['details', texts.details.title],
    ...(unproven ? [['email', texts.email.title] as const] : []),
    ['pan', pan.title],
    ['picture', texts.picture.title],
    ['dates', texts.dates.title],
    ['pledge', texts.pledge.title],
    ['donations', texts.donations.title],
    ['notifications', texts.settings.title],
    ['password', texts.password.title],
    ['sessions', sessions.title],
    ...(profile.role ? [['code', texts.code.title] as const] : []),
  ] as const
  return (
    <AnchoredSections
      label={texts.contents}
      titles={titles}
      above={
        <>
          <p className={styles.who}>{profile.fullName}</p>
          <p className="text-small">{texts.memberSince(formatDay(profile.member_since, lang))}</p>
        </>
      }
      below={
        <Link to={paths.myData} className="flow-link">
          {texts.myData}
        </Link>
      }
    >
      <DetailsSection profile={profile} />
      {unproven && <EmailSection profile={profile} />}
      <ProfileSection id="pan" title={pan.title} lead={pan.why}>
        <Pan profile={profile} />
      </ProfileSection>
      <PictureSection profile={profile} />
      <DatesSection userId={profile.id} />
      <PledgeSection userId={profile.id} />
      <DonationsSection />
      <SettingsSection />
      <PasswordSection profile={profile} />
      <ProfileSection id="sessions" title={sessions.title} lead={sessions.lead}>
        <Sessions />
      </ProfileSection>
      {profile.role && (
        <ProfileSection id="code" title={texts.code.title} lead={texts.code.lead}>
          <SecondFactor />
        </ProfileSection>
      )}
    </AnchoredSections>
  )
}

/** How many are shown, and among how many payments they are searched. */
const shown = 3
const perPage = 10

/** Below the first view, so it loads after the page. */
const DonationsApart = pressedPart(
  async () => (await import('../donation/DonationsApart.tsx')).DonationsApart,
  skeleton,
)

/** The last three donations, and a link to all. A failed payment is an attempt, shown only on the page of all. */
const DonationsSection = () => {
  const { donations: texts } = useTexts('profile').profile
  const query = useDonations({ page: 1, perPage })
  return (
    <ProfileSection id="donations" title={texts.title}>
      <QueryState query={query}>
        {({ rows }) => {
          const donations = rows.filter((row) => row.payment_status !== 'failure').slice(0, shown)
          return donations.length === 0 ? <p>{texts.none}</p> : <DonationsApart rows={donations} />
        }}
      </QueryState>
      <Link to={paths.donation} className="flow-link">
        {texts.all}
      </Link>
    </ProfileSection>
  )
}

/** Switches; each saves at once, and is reset if saving fails. */
const SettingsSection = () => {
  const { settings: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['notification types', lang]
  const query = useApiQuery(queryKey, notificationTypes)
  const [message, setMessage] = useState('')
  const save = async ({ key, title }: NotificationType, on: boolean) => {
    const client = queryClientOf(services)
    const show = (shown: boolean) =>
      client.setQueryData<NotificationType[]>(queryKey, (types) =>
        types?.map((type) => (type.key === key ? { ...type, on: shown } : type)),
      )
    setMessage('')
    show(on)
    try {
      await updateNotificationSettings(services.api, { [key]: on })
      setMessage(texts.saved(title))
    } catch {
      show(!on)
      setMessage(texts.failed(title))
    }
  }
  return (
    <ProfileSection id="notifications" title={texts.title} lead={texts.lead}>
      <QueryState query={query}>
        {(types) => (
          <ul className="flow-list">
            {types.map((type) => (
              <Switch key={type.key} type={type} onChange={(on) => void save(type, on)} />
            ))}
          </ul>
        )}
      </QueryState>
      <Link to={paths.notifications} className="flow-link">
        {texts.list}
      </Link>
      <p role="status" className="text-done">
        {message}
      </p>
    </ProfileSection>
  )
}

/** An entry of a list with the browser's own checkbox as a switch: its state is a shape and a word, not a colour alone. */
const Switch = ({ type, onChange }: { type: NotificationType; onChange(on: boolean): void }) => {
  const { settings } = useTexts('profile').profile
  const id = useId()
  const { title, text: meaning, on } = type
  return (
    <li className={styles.entry}>
      <label htmlFor={id}>
        <strong>{title}</strong>
        <br />
        <span id={`${id}-text`} className="text-small">
          {meaning}
        </span>
      </label>
      <span className="text-small" aria-hidden="true">
        {on ? settings.on : settings.off}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        aria-label={title}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  )
}
