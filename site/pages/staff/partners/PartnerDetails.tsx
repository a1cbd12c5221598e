import type { PartnerRow } from '../../../../shared/contract/partner.ts'
import parts from '../../../staff/parts/Entry.module.css'
import { SumsTable } from './SumsTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** Donations by one partner: by project, and by campaign as the partner's links name it. */
export const PartnerDetails = ({ row, name }: { row: PartnerRow; name: string }) => {
  const texts = useTexts('staff').partners
  return (
    <details className={parts.more}>
      <summary>{name}</summary>
      <div className={parts.columns}>
        <SumsTable
          caption={texts.byProject(name)}
          what={texts.project}
          rows={row.projects}
          nameOf={(project) => project.title}
        />
        <SumsTable
          caption={texts.byCampaign(name)}
          what={texts.campaign}
          rows={row.campaigns}
          nameOf={({ source, campaign }) =>
            source || campaign ? [source, campaign].map((text) => text ?? texts.without).join(' · ') : texts.without
          }
        />
      </div>
    </details>
  )
}
