import type { MyData } from '../../../../shared/contract/people/myData.ts'
import { formatDay } from '../../../../shared/date.ts'
import { languageLabel } from '../../../../shared/languageLabel.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { paths } from '../../../app/paths.ts'
import type { MyDataTexts } from '../en.ts'

/** A part of what is kept: its facts, and where the person can change them. */
export interface Group {
  title: string
  facts: ReadonlyArray<{ label: string; value: string }>
  links: ReadonlyArray<{ to: string; text: string }>
  note?: string
}

type Texts = MyDataTexts['see']

/** Names of the sign-in providers, as they write themselves. */
const providers: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }

const section = (anchor: string) => `${paths.profile}#${anchor}`

/** What the trust keeps, in groups a person can read. What is missing is named, too: the person sees that it is not there. */
export function groupsOf(data: MyData, texts: Texts, lang: Language): Group[] {
  const { donations, signing_in: signingIn, dates, pledge, counts } = data
  const day = (iso: string) => formatDay(iso, lang)
  const nothing = { label: '', value: texts.none }
  return [
    aboutPerson(data, texts, lang),
    {
      title: texts.signingIn,
      facts: [
        { label: texts.password, value: signingIn.has_password ? texts.passwordKept : texts.none },
        {
          label: texts.providers,
          value: signingIn.providers.map((name) => providers[name] ?? name).join(', ') || texts.none,
        },
        { label: texts.sessions, value: texts.devices(signingIn.sessions) },
      ],
      links: [{ to: section('sessions'), text: texts.correctSessions }],
    },
    {
      title: texts.donations,
      facts: [
        { label: texts.donationCount, value: String(donations.count) },
        { label: texts.donationTotal, value: formatRupees(donations.total) },
        ...(donations.first ? [{ label: texts.donationFirst, value: day(donations.first) }] : []),
      ],
      links: [{ to: paths.donation, text: texts.correctDonations }],
    },
    {
      title: texts.dates,
      facts:
        dates.length > 0
          ? dates.map((one) => ({ label: one.name, value: `${one.occasion}, ${day(one.day)}` }))
          : [nothing],
      links: [{ to: section('dates'), text: texts.correctDates }],
    },
    {
      title: texts.pledge,
      facts: [
        pledge
          ? {
              label: pledge.project,
              value: (pledge.every === 'month' ? texts.monthly : texts.yearly)(formatRupees(pledge.amount)),
            }
          : nothing,
      ],
      links: [{ to: section('pledge'), text: texts.correctPledge }],
    },
    {
      title: texts.counts,
      facts: [
        { label: texts.notifications, value: String(counts.notifications) },
        { label: texts.mails, value: String(counts.mails) },
      ],
      links: [{ to: section('notifications'), text: texts.correctCounts }],
    },
  ]
}

function aboutPerson({ person }: MyData, texts: Texts, lang: Language): Group {
  const { line, city, state, pin } = person.address
  const address = [line, city, state, pin].filter(Boolean).join(', ')
  return {
    title: texts.person,
    facts: [
      { label: texts.fullName, value: person.fullName },
      { label: texts.email, value: person.email },
      { label: texts.contactNo, value: person.contactNo ?? texts.none },
      { label: texts.address, value: address || texts.none },
      { label: texts.pan, value: person.pan ?? texts.none },
      { label: texts.birthday, value: person.birthday ? formatDay(person.birthday, lang) : texts.none },
      { label: texts.picture, value: person.has_picture ? texts.yes : texts.no },
      { label: texts.language, value: languageLabel(person.language, lang) },
      { label: texts.memberSince, value: formatDay(person.member_since, lang) },
    ],
    links: [
      { to: section('details'), text: texts.correctPerson },
      { to: section('pan'), text: texts.correctPan },
      { to: section('picture'), text: texts.correctPicture },
    ],
    note: texts.emailNote,
  }
}
