import { ArrowRight } from "lucide-react";
import { articlePath } from "#web/content/page-paths.ts";
import type { Post } from "#web/content/articles/articles.ts";
import { clsx } from "clsx";
import { ArticlePicture } from "#web/pictures/article-picture.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { DialogOpener } from "#web/ui/dialog-opener.tsx";
import { blogPage } from "./copy.ts";

/** Who wrote a post, when, and how long it takes to read. */
export function PostLine({ post }: { post: Post }) {
  return (
    <p data-slot="post-line" className="flex flex-wrap gap-x-4 text-sm leading-snug text-muted">
      <span>
        {blogPage.byLabel} {post.author}
      </span>
      <time dateTime={post.date}>{post.dateText}</time>
      <span>{post.readTime}</span>
    </p>
  );
}

type PostCardProps = {
  post: Post;
  /** Tall, with the picture above the text, or wide, with the picture beside it where there is room. */
  shape: "tall" | "wide";
  eager?: boolean;
};

/** A post as a card: all of it can be pressed, and its title is the link that opens the article. */
export function PostCard({ post, shape, eager = false }: PostCardProps) {
  const isWide = shape === "wide";
  return (
    <Card
      data-slot="post-card"
      className={clsx(
        "group relative flex h-full flex-col transition-shadow hover:shadow-lift",
        isWide && "sm:max-lg:flex-row xl:flex-row",
      )}
    >
      <div className={clsx("shrink-0 overflow-hidden", isWide ? "sm:max-lg:w-2/5 xl:w-2/5" : "")}>
        <ArticlePicture
          country={post.picture}
          photo={post.photo}
          eager={eager}
          sizes={
            isWide ? "(min-width: 1024px) 36rem, (min-width: 640px) 44vw, 80vw" : "(min-width: 1024px) 38rem, 80vw"
          }
          className={clsx("w-full", isWide ? "h-48 sm:max-lg:h-full sm:h-60 xl:h-full" : "h-48 sm:h-60")}
        />
      </div>
      <article className="flex grow flex-col p-6 sm:p-8">
        <Badge className="self-start">{post.category}</Badge>
        <h3
          data-searched
          className={clsx("mt-4 font-serif leading-snug font-semibold", isWide ? "text-2xl" : "text-3xl")}
        >
          <DialogOpener
            dialogId={post.id}
            pagePath={articlePath(post.id)}
            className="text-heading underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </DialogOpener>
        </h3>
        <p data-searched className="mt-3 mb-4 text-muted">
          {post.excerpt}
        </p>
        <div className="mt-auto flex items-end justify-between gap-4">
          <PostLine post={post} />
          <ArrowRight aria-hidden className="size-6 shrink-0 text-heading" />
        </div>
      </article>
    </Card>
  );
}
