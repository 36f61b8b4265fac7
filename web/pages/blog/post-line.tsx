import type { Post } from "#web/content/articles/articles.ts";

/** Who wrote a post, when, and how long it takes to read. */
export function PostLine({ post, byLabel }: { post: Post; byLabel: string }) {
  return (
    <p data-slot="post-line" className="flex flex-wrap gap-x-4 text-[0.9375rem] leading-snug text-muted">
      <span>
        {byLabel} {post.author.name}
      </span>
      <time dateTime={post.date}>{post.dateText}</time>
      <span>{post.readTime}</span>
    </p>
  );
}
