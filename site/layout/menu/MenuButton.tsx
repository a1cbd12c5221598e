import { type ComponentType, useState } from 'react'
import { useTexts } from '../../app/texts.ts'
import styles from './MenuButton.module.css'
import type { MenuPanelProps } from './MenuPanel.tsx'

/**
 * Opens the menu of narrow screens; its code comes at the first sign of interest.
 * @param onFailure the code did not come: the plain links must show themselves
 */
export const MenuButton = ({ onFailure }: { onFailure(): void }) => {
  const { nav } = useTexts()
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>()
  const [open, setOpen] = useState(false)
  const load = async () => {
    const { MenuPanel } = await import('./MenuPanel.tsx')
    setPanel(() => MenuPanel)
  }
  const prepare = () => void load().catch(() => {})
  const press = () => load().then(() => setOpen(true), onFailure)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <span className={styles.lines} aria-hidden="true" />
        {nav.menu}
      </button>
      {Panel && <Panel open={open} onOpenChange={setOpen} />}
    </>
  )
}
