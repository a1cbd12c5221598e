import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type NotificationType,
  notificationTypes,
  updateNotificationSettings,
} from '../../../shared/contract/people/notification.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { QueryState } from '../../components/QueryState.tsx'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './Profile.module.css'

/** Switches; each saves at once, and is reset if saving fails. */
export const SettingsSection = () => {
  const { settings: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['notification types', lang]
  const query = useApiQuery(queryKey, notificationTypes)
  const [message, setMessage] = useState('')
  const save = async ({ key, title }: NotificationType, on: boolean) => {
    const client = queryClientOf(services)
    const show = (shown: boolean) =>
      client.setQueryData<NotificationType[]>(queryKey, (types) =>
        types?.map((type) => (type.key === key ? { ...type, on: shown } : type)),
      )
    setMessage('')
    show(on)
    try {
      await updateNotificationSettings(services.api, { [key]: on })
      setMessage(texts.saved(title))
    } catch {
      show(!on)
      setMessage(texts.failed(title))
    }
  }
  return (
    <ProfileSection id="notifications" title={texts.title} lead={texts.lead}>
      <QueryState query={query}>
        {(types) => (
          <ul className="flow-list">
            {types.map((type) => (
              <Switch key={type.key} type={type} onChange={(on) => void save(type, on)} />
            ))}
          </ul>
        )}
      </QueryState>
      <Link to={paths.notifications} className="flow-link">
        {texts.list}
      </Link>
      <p role="status" className="text-done">
        {message}
      </p>
    </ProfileSection>
  )
}

/** An entry of a list with the browser's own checkbox as a switch: its state is a shape and a word, not a colour alone. */
const Switch = ({ type, onChange }: { type: NotificationType; onChange(on: boolean): void }) => {
  const { settings } = useTexts('profile').profile
  const id = useId()
  const { title, text: meaning, on } = type
  return (
    <li className={styles.entry}>
      <label htmlFor={id}>
        <strong>{title}</strong>
        <br />
        <span id={`${id}-text`} className="text-small">
          {meaning}
        </span>
      </label>
      <span className="text-small" aria-hidden="true">
        {on ? settings.on : settings.off}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        aria-label={title}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  )
}
