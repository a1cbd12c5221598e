import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const cowAccounts: SeedPost = {
  id: 11,
  text: {
    en: {
      title: "A year of the cow shelter's accounts",
      summary:
        'Sixty-two cows, eleven litres of milk a day and ₹26,40,000. Every line of the year 2025-26, and the line that we are not content with.',
      body: `<p>A cow shelter is easy to love and hard to add up. There is always a sack that came as a gift, a calf that nobody wrote down, a bill from the vet with hay on it. Shanti Bisht, who keeps the shelter, and I sat down on three evenings in May to do the year from April 2025 to March 2026 properly. She knows every animal by its cough. I know where the bills are.</p>
<h2>The animals</h2>
<p>On 1 April 2025 there were 59. In the year nine came and six died. On 31 March 2026 there were 62. Over the whole year it was 61 on average, and that is the number by which we divide.</p>
<p>Of the nine that came, five were found on the road, three of them hit by cars. Two were brought by a family that was moving to the plains and wept. One was tied to our gate at night. One was born here, to a cow that nobody had known to be in calf, on the night before the festival.</p>
<p>Of the six that died, four were old. One did not survive her injuries. One ate a plastic bag with salt on it. She was nine years old, her name was Dhauli, and we found the bag afterwards.</p>
<h2>The money</h2>
<figure><table><thead><tr><th>2025-26</th><th>Rupees</th></tr></thead><tbody>
<tr><td>Green fodder and straw, bought</td><td>₹13,10,000</td></tr>
<tr><td>Wages of five people</td><td>₹6,00,000</td></tr>
<tr><td>Bran, oilcake, salt and minerals</td><td>₹3,60,000</td></tr>
<tr><td>Vet and medicines</td><td>₹1,86,000</td></tr>
<tr><td>Repairs, water and light</td><td>₹1,24,000</td></tr>
<tr><td>Lorries and carrying</td><td>₹60,000</td></tr>
<tr><td><strong>Together</strong></td><td><strong>₹26,40,000</strong></td></tr>
</tbody></table><figcaption>From the books of the trust, audited; as of 31 March 2026.</figcaption></figure>
<p>That is a little over ₹3,600 for each cow and month, which is the amount that we ask for when somebody wants to look after one.</p>
<p>Fodder needs a word. A day's green fodder for one cow costs ₹120 when it is bought and carried up. We buy it for about half the year. From the middle of June to the middle of December our own terraces and the women's grass rights in the council forest give enough. In the other months we pay, and in April we pay most. If you give a day's fodder in October, it is kept for April. We would rather say so than let you imagine a bundle that arrives the same afternoon.</p>
<h2>What comes out of it</h2>
<ul>
<li>About 11 litres of milk a day, from six cows. The calves drink first. The rest goes to infants in the village and to the kitchen's tea. None is sold.</li>
<li>About 90 tonnes of dung in the year. Two thirds became manure for the orchards of the seven hamlets, given away for the carrying. The rest was dried for the kitchen fires.</li>
<li>The oil that is left after the festival of lamps, for rubbing hooves.</li>
</ul>
<p>People ask whether the shelter could pay for itself. No. An old cow is not a business. What we can do is waste nothing.</p>
<h2>The line that we are not content with</h2>
<p>It is the wages. Five people share ₹6,00,000, which is ₹10,000 a month each, with food and a room. The cleaners of the ghats earn more for shorter days. When we set it down in a row with the others, Shanti looked at it for a time and said, "So that is how it looks." From July the wage will be ₹12,000. It adds ₹1,20,000 to a full year, and ₹90,000 to what is left of this one. We shall have to find it, and the amount for a cow and month stays as it is until we know whether we can.</p>
<p>The second thing is the plastic bag. The shelter is fenced, but the slope above it is not, and bags blow down from the forest road, where people stop to eat. Since April two of the cleaners go along the upper fence every Monday. In the first eight weeks they brought down 41 kilos.</p>
<blockquote><p>She was only after the salt. You cannot explain a bag to a cow. You can only pick it up first.</p></blockquote>
<p>If you wish to see the books, come on a working day between ten and four. They are on the second shelf, and Shanti will want you to see the calf as well.</p>`,
    },
  },
  author: { en: 'Girish Uniyal, accounts', hi: 'गिरीश उनियाल, लेखा' },
  picture: picture('blog-03'),
  publishedAt: '2026-06-12T07:00:00+05:30',
  tags: ['cows', 'accounts'],
}
