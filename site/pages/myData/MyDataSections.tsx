import type { MyData } from '../../../shared/contract/people/myData.ts'
import { AnchoredSections } from '../profile/sections/AnchoredSections.tsx'
import { CitizenshipSection } from './citizenship/CitizenshipSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { RemoveSection } from './RemoveSection.tsx'
import { SeeSection } from './see/SeeSection.tsx'
import { WithdrawSection } from './WithdrawSection.tsx'
import { useTexts } from '../../texts/useTexts.ts'

const names = ['see', 'export', 'citizenship', 'withdraw', 'notices', 'remove'] as const

/** One section for each right, and the list of them beside. */
export const MyDataSections = ({ data }: { data: MyData }) => {
  const texts = useTexts('privacy').myData
  return (
    <AnchoredSections label={texts.contents} titles={names.map((name) => [name, texts[name].title])}>
      <SeeSection data={data} />
      <ExportSection />
      <CitizenshipSection earlier={data.declarations} />
      <WithdrawSection given={data.given} />
      <NoticesSection seen={data.notices} today={data.notice} />
      <RemoveSection deletion={data.deletion} donations={data.donations.count} />
    </AnchoredSections>
  )
}
