import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const whatTheRiverTook: SeedPost = {
  id: 2,
  text: {
    en: {
      title: 'What the river took, and how the path was mended',
      summary:
        'On the night of 11 August the river rose more than four metres. What it carried off, what we built too quickly, and what stands now.',
      body: `<p>A river does not rise the way water rises in a bucket. It comes in steps, with a sound like lorries. On the night of 11 August we heard the first step at twenty past one. By four it stood 4.2 metres above its winter mark, which is cut into a pier of the old bridge. Only the flood of 1978 was higher. The new mark stands a hand below the old one.</p>
<p>Nobody was hurt. We write this first, because it is what people on the telephone asked first. The cows had been moved up on Saturday. The boatmen sleep on the upper terrace in August and have done so for as long as anyone remembers.</p>
<h2>What was gone in the morning</h2>
<ul>
<li>Forty metres of the lower path, between the school gate and the third ghat</li>
<li>Three steps of the bathing ghat, with the iron rail</li>
<li>Eleven planks of the footbridge, which we found two kilometres downstream, stacked neatly against a rock</li>
<li>The shed in which the cleaners keep rakes and baskets, and everything in it</li>
<li>61 of the 120 young trees planted on the lower bank in July</li>
</ul>
<p>The path matters more than it looks. Children from four of the seven hamlets come by it. While it was closed they walked the upper path, which takes twenty-five minutes longer each way and is steep. The school register shows the result. On an ordinary day in early August, 143 of 149 pupils were present. In the last week of the month the average was 118. Most of those missing were in the two youngest classes.</p>
<h2>The first wall, which failed</h2>
<p>We wanted to be quick. Within six days of the flood we had begun a dry stone wall where the old one had been, and by 28 August there was something that one could walk on. On 6 September, after a night of ordinary rain, it had a belly. On the 7th we took it down ourselves, before it could come down on somebody.</p>
<p>The mistake was simple, and it was mine. The water that comes down the slope behind the wall had nowhere to go. Anil Painuli, the mason, had asked for drains. I had said that we could add them later. One cannot add a drain to a wall later. The eleven days of work and about ₹58,000 that went into it are in the accounts under their own name.</p>
<blockquote><p>Water will leave. You only choose whether it leaves through a hole you made or through a hole it makes.</p></blockquote>
<h2>The second wall</h2>
<p>The second wall stands on a footing of wire baskets filled with river stone. It leans into the hill by one part in six. Every metre and a half there is an opening as wide as a hand, with gravel behind it. Behind the top course we have planted nirgundi and rambans, whose roots hold well and which goats leave alone.</p>
<p>Twenty-two people worked on it for fifteen days, most of them from the hamlets that use the path. The children came back by it on Monday 23 September. On that day 144 were in school. The footbridge had its planks again by the end of August. That was the quick part: wood, bolts, and three people who are not afraid of looking down.</p>
<h2>What it cost</h2>
<p>The path with both its walls, and the planks, cost ₹3,46,000. Of this, ₹2,05,000 were wages, ₹79,000 wire and stone carried from the road, and ₹62,000 tools, cement for the footing and food for those who worked. It came from the emergency reserve, which held ₹5,00,000 and now holds ₹1,54,000. We shall fill it again by the next rains, and shall write here when we have.</p>
<h2>What we have not mended</h2>
<p>The three steps of the bathing ghat wait for the winter, when the water is low enough to set stone. Until then a rope marks the place. The shed will not be rebuilt where it was. Tools now live behind the school, forty metres higher, and the cleaners start six minutes earlier to fetch them. They told us that they prefer it. The new place is dry.</p>
<p>The young trees we have counted and not yet replaced. A bank that has just moved should be left alone for a season. It has not finished deciding where it wants to be.</p>`,
    },
  },
  author: { en: 'Devendra Kandari, trustee', hi: 'देवेंद्र कंडारी, न्यासी' },
  picture: picture('blog-09'),
  publishedAt: '2024-09-24T07:00:00+05:30',
  tags: ['river', 'accounts'],
}
