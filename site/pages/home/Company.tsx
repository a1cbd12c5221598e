import { useContent } from '../../app/firstLoad/useContent.ts'
import { Collaborators } from '../../content/companions/Collaborators.tsx'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { Row } from '../../layout/Row.tsx'
import { Section } from '../../layout/Section.tsx'
import lines from '../../parts/Lines.module.css'
import text from '../../parts/Text.module.css'
import { homeTexts } from './texts.ts'

/** Awards like entries in a register (year, award, by whom), and the organisations that the trust works with. */
export const Company = () => {
  const texts = homeTexts.use()
  const awards = useContent(['awards'], async (api) => (await import('../../../shared/api/content.ts')).awards(api))
  return (
    <>
      <OptionalBlock query={awards}>
        {(list) => (
          <Section beside tone="quiet" title={texts.awards}>
            <dl className={`${lines.lines} ${lines.years}`}>
              {list.map(({ id, title, by, year, text: why }) => (
                <Row key={id} label={year}>
                  <h3>{title}</h3>
                  <p className={text.small}>{by}</p>
                  <p>{why}</p>
                </Row>
              ))}
            </dl>
          </Section>
        )}
      </OptionalBlock>
      <Collaborators title={texts.collaborators} since={texts.since} />
    </>
  )
}
