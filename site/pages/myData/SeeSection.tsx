import { Link } from 'react-router-dom'
import type { MyData } from '../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../shared/date.ts'
import { languageLabel } from '../../../shared/languageLabel.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatMoney, formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { type SiteTexts, useTexts } from '../../texts/useTexts.ts'
import { ProfileSection, Group } from '../profile/ProfileSection.tsx'
import styles from './MyData.module.css'

/** Everything that is kept, with a link to where it can be corrected. */
export const SeeSection = ({ data }: { data: MyData }) => {
  const texts = { ...useTexts('common').fields, ...useTexts('privacy').myData.see }
  const lang = useLanguage()
  return (
    <ProfileSection id="see" title={texts.title} lead={texts.lead}>
      {groupsOf(data, texts, lang).map(({ title, facts, links, note }) => (
        <Group key={title} title={title}>
          {facts.some(([label]) => label) ? (
            <Facts facts={facts} />
          ) : (
            <p className="text-small">{facts.map(([, value]) => value)}</p>
          )}
          {note && <p className="text-small">{note}</p>}
          <p className="flow-ways">
            {links.map(({ to, text: words }) => (
              <Link key={to} to={to} className="flow-link">
                {words}
              </Link>
            ))}
          </p>
        </Group>
      ))}
      <Written written={data.written} />
    </ProfileSection>
  )
}

/** A part of what is kept: its facts, and where the person can change them. */
interface FactGroup {
  title: string
  facts: readonly Fact[]
  links: ReadonlyArray<{ to: string; text: string }>
  note?: string
}

type Texts = SiteTexts['common']['fields'] & SiteTexts['privacy']['myData']['see']

/** Names of the sign-in providers, as they write themselves. */
const providers: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }

const section = (anchor: string) => `${paths.profile}#${anchor}`

/** What the trust keeps, in groups a person can read. What is missing is named, too: the person sees that it is not there. */
function groupsOf(data: MyData, texts: Texts, lang: Language): FactGroup[] {
  const { donations, signing_in: signingIn, dates, pledge, counts } = data
  const day = (iso: string) => formatDay(iso, lang)
  const nothing: Fact = ['', texts.none]
  return [
    aboutPerson(data, texts, lang),
    {
      title: texts.signingIn,
      facts: [
        [texts.password, signingIn.has_password ? texts.passwordKept : texts.none],
        [texts.providers, signingIn.providers.map((name) => providers[name] ?? name).join(', ') || texts.none],
        [texts.sessions, texts.devices(signingIn.sessions)],
      ],
      links: [{ to: section('sessions'), text: texts.correctSessions }],
    },
    {
      title: texts.donations,
      facts: [
        [texts.donationCount, String(donations.count)],
        [texts.donationTotal, formatMoney(donations.total)],
        [texts.donationFirst, donations.first && day(donations.first)],
      ],
      links: [{ to: paths.donation, text: texts.correctDonations }],
    },
    {
      title: texts.dates,
      facts: dates.length > 0 ? dates.map((one): Fact => [one.name, `${one.occasion}, ${day(one.day)}`]) : [nothing],
      links: [{ to: section('dates'), text: texts.correctDates }],
    },
    {
      title: texts.pledge,
      facts: [
        pledge
          ? [pledge.project, (pledge.every === 'month' ? texts.monthly : texts.yearly)(formatRupees(pledge.amount))]
          : nothing,
      ],
      links: [{ to: section('pledge'), text: texts.correctPledge }],
    },
    {
      title: texts.counts,
      facts: [
        [texts.notifications, String(counts.notifications)],
        [texts.mails, String(counts.mails)],
      ],
      links: [{ to: section('notifications'), text: texts.correctCounts }],
    },
  ]
}

function aboutPerson({ person }: MyData, texts: Texts, lang: Language): FactGroup {
  const { line, city, state, pin } = person.address
  const address = [line, city, state, pin].filter(Boolean).join(', ')
  return {
    title: texts.person,
    facts: [
      [texts.fullName, person.fullName],
      [texts.email, person.email],
      [texts.contactNo, person.contactNo ?? texts.none],
      [texts.address, address || texts.none],
      [texts.pan, person.pan ?? texts.none],
      [texts.birthday, person.birthday ? formatDay(person.birthday, lang) : texts.none],
      [texts.picture, person.has_picture ? texts.yes : texts.no],
      [texts.language, languageLabel(person.language, lang)],
      [texts.memberSince, formatDay(person.member_since, lang)],
    ],
    links: [
      { to: section('details'), text: texts.correctPerson },
      { to: section('pan'), text: texts.correctPan },
      { to: section('picture'), text: texts.correctPicture },
    ],
    note: texts.emailNote,
  }
}

/** Messages, offers and requests that the person sent, newest first. */
const Written = ({ written }: Pick<MyData, 'written'>) => {
  const { see: texts } = useTexts('privacy').myData
  const lang = useLanguage()
  return (
    <Group title={texts.written}>
      {written.length === 0 ? (
        <p className="text-small">{texts.none}</p>
      ) : (
        <ul className="flow-list">
          {written.map(({ at, kind, text: words }) => (
            <li key={`${at} ${kind} ${words}`}>
              <details>
                <summary>
                  {texts.writtenKind[kind]}, {formatDay(at, lang)}
                </summary>
                <p className={styles.written}>{words}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Group>
  )
}
