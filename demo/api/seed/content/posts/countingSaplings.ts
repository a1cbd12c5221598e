import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const countingSaplings: SeedPost = {
  id: 6,
  text: {
    en: {
      title: 'Why we count saplings after three years',
      summary:
        'Anybody can plant a tree for a photograph. What we learnt from the five hundred of 2014, of which 140 lived, and how we count today.',
      body: `<p>Every October I walk the slopes with a stick, a bag of red thread and somebody younger who can write while standing on one leg. We go to each sapling that was planted three years ago. If it lives, it gets a thread. If it does not, we pull up its stake. What is in the bag of stakes at the end is the truth about us.</p>
<h2>The five hundred of 2014</h2>
<p>In the monsoon of 2014 we planted five hundred trees in two days. Schools came, there was a band, and an officer planted the first one in clean shoes. We wrote "500 trees" in the annual report, and we were proud.</p>
<p>In 2017 the forest council asked us for the figure again, and I went up to look. I found 140. I went a second time, because I thought that I must have missed a terrace. It was 140.</p>
<p>Where had the others gone? We asked the people who graze there, which we ought to have done before.</p>
<ul>
<li>About half had been eaten in the first winter. Nobody had fenced them.</li>
<li>Some eighty were silver oak from a roadside nursery. It is a fine tree for a tea garden. It has no business on a north slope at our height.</li>
<li>A whole terrace had been planted in August, when the rain was nearly over. The roots had five weeks.</li>
<li>Eleven had been cut for tool handles. They were good, straight ones.</li>
</ul>
<p>We corrected the report. A donor wrote that he had never before received a letter saying there was less than he had been told. He has given every year since.</p>
<h2>What we do now</h2>
<p>The seed comes from our own slopes. Acorns of banj oak are gathered in December, before the bears and the langurs get them all, and sown within the week, since an acorn that dries is dead. The seedlings stay in the nursery for two years. They are planted in the first three weeks of July and never later. Each gets a collar of split bamboo or a share of a stone wall. In the dry months of the next three summers somebody carries water, nine litres a week for each.</p>
<p>That somebody is paid. Most of the ₹2,500 that a tree costs is not the tree. It is a woman with a can, walking uphill in May.</p>
<figure><table><thead><tr><th>Planted</th><th>How many</th><th>Alive three years later</th><th>Share</th></tr></thead><tbody>
<tr><td>2014</td><td>500</td><td>140</td><td>28&nbsp;%</td></tr>
<tr><td>2018</td><td>220</td><td>158</td><td>72&nbsp;%</td></tr>
<tr><td>2021</td><td>360</td><td>301</td><td>84&nbsp;%</td></tr>
<tr><td>2022</td><td>410</td><td>331</td><td>81&nbsp;%</td></tr>
</tbody></table><figcaption>Counted by the nursery and the forest council each October.</figcaption></figure>
<h2>Why three years</h2>
<p>A sapling can live for a year on what the nursery gave it. In the second year it lives on luck. In the third its roots have reached the damp layer under the scree, or they have not. After three years we lose very few, and those mostly to slides. So it is the first moment at which a number means something.</p>
<p>It is also an uncomfortable moment. By then the giver has forgotten, the photograph has faded and there is a new appeal. That is exactly why we chose it.</p>
<blockquote><p>Do not tell me how many you planted. Tell me how many you watered in May.</p></blockquote>
<h2>What still fails</h2>
<p>This year's 81 per cent is less than last year's 84. Forty-one of the losses are from a single terrace near the upper spring, where the fence was opened in the winter so that cattle could pass, and was not closed again. Nobody did wrong. The path to the spring is older than the fence. We shall put a stile there and move the next planting to the other side of the path.</p>
<p>If one of the trees is yours, you may write and ask for its number and how it does. I shall answer, even when the answer is a stake in a bag. In that case we plant another in its place, and you are not asked to pay again.</p>`,
    },
  },
  author: { en: 'Ramesh Dobhal, nursery', hi: 'रमेश डोभाल, पौधशाला' },
  picture: picture('blog-05'),
  publishedAt: '2025-10-28T07:00:00+05:30',
  tags: ['trees', 'accounts'],
}
