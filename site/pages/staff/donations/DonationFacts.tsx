import { Fragment } from 'react'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../../shared/money.ts'
import { deskLink } from '../desk/useDesk.tsx'
import type { Fact } from '../../../components/Facts.tsx'
import { FactList, mailLink } from '../desk/DeskList.tsx'
import { DeskSection } from '../desk/DeskPage.tsx'
import { StateMark } from './StateMark.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Who acted, in words: a person's own name stays as it is. */
export const useActorName = () => {
  const actors: Readonly<Record<string, string>> = useTexts('desk').donations.actors
  return (actor: string): string => actors[actor] ?? actor
}

/** What the donation is, and who gave it. What is not known is left out. */
export const DonationFacts = ({ donation }: { donation: StaffDonation }) => {
  const { donations: texts, lang } = useTexts('desk')
  const actorName = useActorName()
  const { facts } = texts
  const { balance, dedication, donor } = donation
  const money: Fact[] = [
    [facts.amount, <strong key="amount">{formatRupees(donation.amount)}</strong>],
    [facts.state, <StateMark key="state" state={donation.state} />],
    [facts.net, formatMoney(balance.net)],
    [facts.refunded, balance.refunded > 0 && formatMoney(balance.refunded)],
    [facts.lost, balance.lost > 0 && formatMoney(balance.lost)],
    [facts.settled, balance.paid > 0 && (balance.settled ? texts.yes : texts.no)],
    [facts.mode, texts.modes[donation.mode]],
    [facts.given, balance.paid > 0 && formatDateTime(donation.at, lang)],
    [facts.prepared, formatDateTime(donation.created_at, lang)],
    [facts.project, donation.project],
    [facts.purpose, donation.purpose],
    [facts.partner, donation.partner],
    [facts.inName, dedication?.name],
    [facts.occasion, dedication?.occasion && texts.occasions[dedication.occasion]],
    [
      facts.card,
      dedication?.mailed &&
        (dedication.sent_at
          ? formatDateTime(dedication.sent_at, lang)
          : dedication.day && formatDay(dedication.day, lang)),
    ],
    [facts.linkOf, donation.link_of !== null && deskLink(donation.link_of || texts.nobody, 'links')],
    [donation.mode === 'provider' ? facts.providerId : facts.number, donation.provider_id],
    [facts.reason, donation.reason],
    ...donation.put_away.map(
      ({ warning, reason, actor, sum, donations }): Fact => [
        texts.putAway[warning],
        <Fragment key={warning}>
          {reason}{' '}
          <span className="text-soft">
            ({texts.by(actorName(actor))}
            {sum !== null && `, ${formatRupees(sum)}`}
            {donations.map(({ txn_id, receipt }) => (
              <Fragment key={txn_id}>, {deskLink(receipt, 'donations', txn_id)}</Fragment>
            ))}
            )
          </span>
        </Fragment>,
      ],
    ),
  ]
  const person: Fact[] = donor
    ? [
        [
          donor.kind === 'account' ? facts.account : facts.offlineDonor,
          deskLink(donor.name, 'donors', `${donor.kind}-${donor.id}`),
        ],
        [facts.email, donor.email && mailLink(donor.email)],
        [facts.pan, donor.pan],
        [facts.declared, donation.declared && texts.declared[donation.declared]],
      ]
    : [[texts.donor, texts.nobody]]
  return (
    <div className="desk-columns">
      <DeskSection title={texts.one}>
        <FactList facts={money} />
      </DeskSection>
      <DeskSection title={texts.donor}>
        <FactList facts={person} />
      </DeskSection>
    </div>
  )
}
