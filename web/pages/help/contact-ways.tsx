import { Mail, MessageCircle, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "#web/layout/section.tsx";
import { buttonVariants } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { helpContact } from "./copy.ts";

const BUTTON = buttonVariants({ variant: "paper" });

/** Three ways to a person: the chat, the support mailbox, the community. */
export function ContactWays() {
  const { heading, promise, chat, email, community, contact } = helpContact;
  return (
    <Section tone="forest" edge="east" title={heading} intro={promise}>
      <ul className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <Way icon={<MessageCircle aria-hidden className="size-6" />} title={chat.title} text={chat.text}>
          <p className="mb-4 font-semibold">{chat.hours}</p>
          <NavAnchor to={chat.to} className={BUTTON}>
            {chat.button}
          </NavAnchor>
        </Way>
        <Way icon={<Mail aria-hidden className="size-6" />} title={email.title} text={email.text}>
          <NavAnchor to={`mailto:${email.mailbox}`} className={BUTTON}>
            {email.mailbox}
          </NavAnchor>
        </Way>
        <Way icon={<Users aria-hidden className="size-6" />} title={community.title} text={community.text}>
          <NavAnchor to={community.to} className={BUTTON}>
            {community.label}
          </NavAnchor>
        </Way>
      </ul>
      <p className="mt-12 border-t border-line pt-6 text-lead">
        {contact.text}{" "}
        <NavAnchor to={contact.to} className="link-standalone">
          {contact.label}
        </NavAnchor>
      </p>
    </Section>
  );
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start border-t-4 border-accent pt-6">
      <h3 className="flex items-center gap-3 font-serif text-2xl leading-snug font-semibold">
        {icon}
        {title}
      </h3>
      <p className="mt-3 mb-4 text-muted md:grow">{text}</p>
      {children}
    </li>
  );
}
