import { Button } from '../../../components/Button.tsx'
import styles from './Statements.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface PageStepsProps {
  page: number
  pages: number
  onChange(page: number): void
}

/** Pages of a list inside the page; the address names the year only. */
export const PageSteps = ({ page, pages, onChange }: PageStepsProps) => {
  const texts = useTexts('staff').statements
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.pages} className={styles.steps}>
      <Button look="outline" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {texts.before}
      </Button>
      <span>{texts.page(page, pages)}</span>
      <Button look="outline" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
