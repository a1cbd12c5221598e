/** विजेट और वेबसाइट दोनों में बताई जाने वाली दिक़्क़तों की हिन्दी। */
import type { SharedProblems } from '../en/sharedProblems.ts'

export const sharedProblems: SharedProblems = {
  sessionExpired: ['लॉगिन ज़रूरी है', 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।'],
  serverFault: ['सर्वर में दिक़्क़त', 'सर्वर में कोई गड़बड़ी हुई है।'],
  postFailed: ['भुगतान', 'भुगतान का फ़ॉर्म भेजने में गड़बड़ी हुई।'],
}
