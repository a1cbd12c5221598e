import type { MyData } from '../../../shared/contract/people/myData.ts'
import profile from '../profile/sections/Sections.module.css'
import { useAnchor } from '../profile/useAnchor.ts'
import { CitizenshipSection } from './citizenship/CitizenshipSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { RemoveSection } from './RemoveSection.tsx'
import { SeeSection } from './see/SeeSection.tsx'
import { myDataTexts } from './texts.ts'
import { WithdrawSection } from './WithdrawSection.tsx'

const names = ['see', 'export', 'citizenship', 'withdraw', 'notices', 'remove'] as const

/** One section for each right, and the list of them beside. */
export const MyDataSections = ({ data }: { data: MyData }) => {
  const texts = myDataTexts.use()
  useAnchor()
  return (
    <div className={profile.columns}>
      <aside className={profile.aside}>
        <nav aria-label={texts.contents}>
          <ul className={profile.contents}>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{texts[name].title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={profile.sections}>
        <SeeSection data={data} />
        <ExportSection />
        <CitizenshipSection earlier={data.declarations} />
        <WithdrawSection given={data.given} />
        <NoticesSection seen={data.notices} today={data.notice} />
        <RemoveSection deletion={data.deletion} donations={data.donations.count} />
      </div>
    </div>
  )
}
