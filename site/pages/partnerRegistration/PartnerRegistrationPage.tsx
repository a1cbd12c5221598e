import { belowView } from '../../components/content/belowView.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import styles from './PartnerRegistrationPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

const RegistrationForm = belowView(async () => (await import('./RegistrationForm.tsx')).RegistrationForm, {
  // The form shows the page that the address names.
  isWanted: () => new URLSearchParams(location.search).has('address'),
})

/** `/partner-registration?address=https://www.example.org`: the owner of a page asks to be registered as a partner. */
export const PartnerRegistrationPage = () => {
  const texts = useTexts('contact').registration
  return (
    <div className={`flow-page ${styles.page}`}>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={`flow-stack ${styles.about}`}>
        <section aria-labelledby="what-changes" className="flow-stack">
          <h2 id="what-changes">{texts.why}</h2>
          <ul>
            {texts.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="what-next" className="flow-stack">
          <h2 id="what-next">{texts.next}</h2>
          <ol>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{texts.meanwhile}</p>
        </section>
      </div>
      <section aria-labelledby="your-page" className="flow-stack">
        <h2 id="your-page">{texts.form}</h2>
        <RegistrationForm />
      </section>
    </div>
  )
}
