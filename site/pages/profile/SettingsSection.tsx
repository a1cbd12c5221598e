import { useState } from 'react'
import { Link } from 'react-router-dom'
import { notificationTypes, updateNotificationSettings } from '../../../shared/api/people/notifications.ts'
import type { NotificationType } from '../../../shared/contract/people/notification.ts'
import { useLanguage } from '../../app/language/language.ts'
import { paths } from '../../app/paths.ts'
import { queryClientOf, useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { QueryState } from '../../components/QueryState.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { Switch } from './Switch.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Switches; each saves at once, and is reset if saving fails. */
export const SettingsSection = () => {
  const { settings: texts } = useTexts('profile').profile
  const lang = useLanguage()
  const services = useServices()
  const queryKey = ['notification types', lang]
  const query = useApiQuery({ queryKey, queryFn: () => notificationTypes(services.api) })
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
          <ul className={flow.list}>
            {types.map((type) => (
              <Switch
                key={type.key}
                title={type.title}
                meaning={type.text}
                on={type.on}
                onChange={(on) => void save(type, on)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <Link to={paths.notifications} className={flow.link}>
        {texts.list}
      </Link>
      <p role="status" className={text.done}>
        {message}
      </p>
    </ProfileSection>
  )
}
